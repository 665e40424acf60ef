/** The command line asks for something that can't be: exit code 2, the message as it is, no stack. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
