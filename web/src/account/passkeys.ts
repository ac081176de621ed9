// Passkeys: the browser's own API, fed with what the server says and asked for what it wants to know.
import { api } from '../api/client';
import { ApiError } from '../base/error';
import { session } from '../api/session.svelte';

/** Passkeys need a browser that knows them and their JSON, and a page under a name that nobody else can pretend to have. */
export const passkeysWork = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** What a browser gives back, or the code of a sentence: people may change their minds. */
async function given(ask: Promise<Credential | null>): Promise<unknown> {
  try {
    const found = await ask;
    if (found) return (found as PublicKeyCredential).toJSON();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new ApiError('passkey_cancelled');
}

export async function makePasskey(name: string): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyInvitation());
  await api.addPasskey(name, await given(navigator.credentials.create({ publicKey })));
  session.me = await api.me();
}

export async function logInByPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyQuestion());
  const { person } = await api.logInByPasskey(await given(navigator.credentials.get({ publicKey })));
  session.is(person);
}
