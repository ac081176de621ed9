// Passkeys: passes data between the server and the browser's API.
import { api } from '../api/client';
import { ApiError } from '../base/error';
import { session } from '../api/session.svelte';

/** Passkeys need a browser that supports them and their JSON, and a secure page under a domain name. */
export const passkeysWork = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** The browser's answer, or a message code if the user cancelled. */
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
