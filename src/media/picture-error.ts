/** Why one picture is not taken. The message is the end of a sentence about it: `it is damaged`. */
export class PictureError extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'PictureError';
  }
}
