/**
 * Whether a person opens this page as a whole: by its address, a link or a form. Not while the browser only looks ahead, and not
 * for what a page that is open fetches of another one. Browsers that do not say so open nothing.
 */
export const isOpenedPage = (request: Request): boolean =>
  request.headers.get('sec-fetch-dest') === 'document' && !request.headers.has('sec-purpose');
