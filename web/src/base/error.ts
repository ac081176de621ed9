/** A failure, with a code that the catalogues have words for. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}
