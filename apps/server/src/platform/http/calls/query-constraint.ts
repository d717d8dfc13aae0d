/**
 * Lets two calls share method and path and differ in a query value (`/api/user.php` and `/api/user.php?push=1`, spec §7).
 */
export const queryConstraint = (name: string) => ({
  name,
  storage: () => {
    const handlers = new Map<string, unknown>();
    return {
      get: (value: string) => handlers.get(value) ?? null,
      set: (value: string, handler: unknown) => void handlers.set(value, handler),
      del: (value: string) => void handlers.delete(value),
      empty: () => handlers.clear(),
    };
  },
  validate: () => undefined,
  deriveConstraint: (request: { url?: string }) => {
    const query = request.url?.split('?', 2)[1];
    return query?.includes(name) ? (new URLSearchParams(query).get(name) ?? undefined) : undefined;
  },
  mustMatchWhenDerived: false,
});
