// Shows what the server pushes. It keeps no pages: offline use is not its task.

/** The payload of a push, `{ title, body, url }`; `url` is a path of this site. */
const readPayload = (event) => {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
};

const sameOriginUrl = (path) => {
  try {
    const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
    return url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
  } catch {
    return `${self.location.origin}/`;
  }
};

/** Open pages read their lists again when news is pushed. */
const tellPages = async () => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of windows) client.postMessage({ type: 'pushed' });
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url } = readPayload(event);
  event.waitUntil(tellPages());
  event.waitUntil(
    self.registration.showNotification(title ?? '', {
      body: body ?? '',
      icon: '/favicon.svg',
      tag: sameOriginUrl(url),
      data: { url: sameOriginUrl(url) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = sameOriginUrl(event.notification.data?.url);
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find((client) => client.url === url) ?? windows[0];
      if (!open) return self.clients.openWindow(url);
      await open.focus();
      return open.url === url ? undefined : open.navigate(url);
    }),
  );
});
