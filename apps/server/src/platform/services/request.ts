/**
 * What is known of a request besides HTTP. The common floor knows that there are brands and that somebody may be logged
 * in; what a brand and a member are, their subjects say by widening these two.
 */
export interface RequestSite {
  readonly id: string;
  readonly domain: string;
  /** Another one whenever anything of its settings is another. */
  readonly version: string;
}

/** What a site says differently to one visitor and the next. */
export interface VisitorTraits {
  /** Where they seem to be. */
  readonly country: string;
  /** The site's own language; empty when it has none. */
  readonly domainLanguage: string;
  /** By which a request of the server's own is told the rest. */
  readonly cookies: readonly string[];
}

/** Who makes a call. */
export interface Caller {
  readonly id: string;
}

/** A login that lasts, with who is logged in. */
export interface OpenSession {
  readonly id: string;
  readonly member: Caller;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the request's host. */
    site: RequestSite;
    /** Who is logged in, once it has been asked. */
    member: Caller | undefined;
    /** The login that the call has been let in by. */
    session: OpenSession | undefined;
  }
}
