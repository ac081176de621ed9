// People who play without having said their name.
import { say } from '../text/index.svelte';

/** Whether a name is the one that people have who never gave any. */
export const isNameless = (name: string | null | undefined): boolean => name === say('web-guest');
