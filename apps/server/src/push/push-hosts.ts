/** The push services of the browsers; a leading dot stands for any host below. */
const pushHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
] as const;

/** Whether an address is one of a browser's push service: the server must not be made to call any other. */
export const isPushEndpoint = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return pushHosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
};
