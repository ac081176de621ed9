// Whether this page is a site without a server: everything happens on this device.
export const SITE = import.meta.env.MODE === 'site';
