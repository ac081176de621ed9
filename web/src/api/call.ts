// A call of the API, at the server or at this device. Every failure becomes an ApiError.
import { ApiError } from '../base/error';
import { working } from '../base/working.svelte';
import { isHere } from '../local/site';

/** Make a call. The page shows that a call is pending if the user caused it. */
export const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  working.during(made<T>(method, path, body));

async function made<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isHere(/^\/tables\/([^/?]+)/.exec(path)?.[1] ?? ''))
    return (await import('./device')).localCall<T>(method, path, body);
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError('offline');
  }
  if (answer.status === 204) return undefined as T;
  const value: unknown = await answer.json().catch(() => null);
  if (answer.ok) return value as T;
  const error = (value as { error?: { code?: string; details?: Record<string, unknown> } } | null)?.error;
  throw new ApiError(error?.code ?? 'unknown', error?.details ?? {}, answer.status);
}

/** The query string of a call. */
export function asked(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return given.length ? `?${new URLSearchParams(given).toString()}` : '';
}
