// Your-turn notices, even when the page is closed: the browser subscribes, and the server gets the address to send to.
import { api } from '../api/client';
import { session } from '../api/session.svelte';

/** `missing`: not supported by this browser; `blocked`: not allowed for this page; `here`: only while the page is open. */
export type Notices = 'missing' | 'blocked' | 'off' | 'here' | 'on';

const can = (): boolean => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

async function subscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

export async function noticesNow(): Promise<Notices> {
  if (!can()) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  if (Notification.permission !== 'granted' || !session.me?.notices) return 'off';
  return (await subscription()) ? 'on' : 'here';
}

export async function wantNotices(): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') return noticesNow();
  await session.someone();
  session.me = await api.changeMe({ notices: true });
  try {
    const { key } = await api.pushKey();
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.setPush(made.toJSON());
  } catch (error) {
    // Some browsers have no push service; then notices come only while the page is open.
    if (!(error instanceof DOMException)) throw error;
  }
  return noticesNow();
}

export async function noNotices(): Promise<Notices> {
  await (await subscription())?.unsubscribe();
  if (session.me) {
    await api.deletePush();
    session.me = await api.changeMe({ notices: false });
  }
  return noticesNow();
}
