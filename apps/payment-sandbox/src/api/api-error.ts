/** A refusal in the provider's own shape; thrown by a call and written by the server. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly title: string;
  readonly field: string | undefined;

  constructor(status: number, title: string, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.title = title;
    this.field = field;
  }

  /** `{status, title, detail, field?, _links}` */
  body() {
    return {
      status: this.status,
      title: this.title,
      detail: this.message,
      ...(this.field !== undefined && { field: this.field }),
      _links: {
        documentation: { href: 'https://docs.mollie.com/reference/handling-errors', type: 'text/html' },
      },
    };
  }
}

export const unauthorized = () =>
  new ApiProblem(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
export const forbidden = () =>
  new ApiProblem(403, 'Forbidden', 'You do not have permission to access this resource');
export const badRequest = (detail: string) => new ApiProblem(400, 'Bad Request', detail);
export const notFound = (detail: string) => new ApiProblem(404, 'Not Found', detail);
export const gone = (detail: string) => new ApiProblem(410, 'Gone', detail);
export const noPayment = (id: string) => notFound(`No payment exists with token ${id}.`);
export const conflict = (detail: string) => new ApiProblem(409, 'Conflict', detail);
export const unprocessable = (detail: string, field?: string) =>
  new ApiProblem(422, 'Unprocessable Entity', detail, field);
