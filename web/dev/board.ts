import { mount } from 'svelte';
import '../src/theme.css';
import { texts, type Language } from '../src/text/index.svelte';
import BoardPage from './BoardPage.svelte';

const query = new URLSearchParams(location.search);
await texts.speak((query.get('lang') ?? 'en') as Language);
mount(BoardPage, { target: document.getElementById('app')! });
