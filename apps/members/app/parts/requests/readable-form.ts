import { data } from 'react-router';

/** What a form of a page is sent as. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Of one field that is no file, in UTF-16 units; refused forms come back with what was typed. */
const longestField = 64 * 1024;
/** As many as of a form with a file. Of thirty thousand made-up ones, which come back as well, an answer was six times the post. */
const mostFields = 100;

/**
 * Gives an action's `request.formData()` its refusals: a post that is no form (JSON, text) is answered 415, one that says it
 * is and cannot be read, or that brings nothing at all, 400, one with a field as long as a file or with more fields than any form has 413. The visitor has
 * sent it so; it is no fault of the page.
 */
export const refuseUnreadableForms = ({ request }: { readonly request: Request }): void => {
  if (request.method !== 'POST') return;
  const read = request.formData.bind(request);
  request.formData = async () => {
    const type = request.headers.get('content-type');
    const isEmpty = Number(request.headers.get('content-length') ?? 0) === 0;
    if (type === null && isEmpty) throw data(null, { status: 400 });
    if (!formTypes.test(type ?? '')) throw data(null, { status: 415 });
    const form = await read().catch((error: unknown) => {
      throw request.signal.aborted ? error : data(null, { status: 400 });
    });
    const values = [...form.values()];
    const isTooLong = (value: FormDataEntryValue) => typeof value === 'string' && value.length > longestField;
    if (values.length > mostFields || values.some(isTooLong)) throw data(null, { status: 413 });
    return form;
  };
};
