import { type Command, Option } from 'commander';
import { USER_ROLES, type UserRole } from '../contract/users.ts';
import { type CommandContext, chooseAccount, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

interface Options {
  readonly account?: string;
  readonly json: boolean;
}

/** `inkwright users create|list|password|disable` */
export function addUsers(program: Command, context: CommandContext): void {
  const users = program.command('users').description('people who sign in to the console');

  users
    .command('create')
    .description('make a user; the password is made too and shown once')
    .argument('<email>', 'e-mail address')
    .option('--name <text>', 'name for people to read; default: the address before its @')
    .addOption(
      new Option('--role <role>', 'editor: no keys, users, webhook secrets, settings and costs')
        .choices(USER_ROLES)
        .default('editor'),
    )
    .option('--account <id>', 'account; default: the only one, or that of the first run')
    .option('--json', 'print JSON', false)
    .action((email: string, { name, role, account, json }: Options & { name?: string; role: UserRole }) =>
      withInstallation(context, async (installation) => {
        const accountId = await chooseAccount(installation, account);
        const made = await installation.users.create(accountId, { email, name, role });
        const { id, password } = made;
        const data = { id, accountId, email: made.email, name: made.name, role, password };
        printData(context.output, json, data, signInText(made.email, password));
      }),
    );

  users
    .command('list')
    .description('list users')
    .option('--account <id>', 'of one account; default: all')
    .option('--json', 'print JSON', false)
    .action(({ account, json }: Options) =>
      withInstallation(context, async ({ users }) => {
        const rows = await users.list(account);
        const text = table(
          ['id', 'account', 'e-mail', 'name', 'role', 'created', 'disabled'],
          rows.map((row) => [row.id, row.accountId, row.email, row.name, row.role, row.createdAt, row.disabledAt]),
          'No users yet: inkwright users create EMAIL --role owner',
        );
        printData(context.output, json, rows, text);
      }),
    );

  users
    .command('password')
    .description('give a user another password, which is shown once; all sessions of the user end')
    .argument('<email>')
    .option('--json', 'print JSON', false)
    .action((email: string, { json }: Options) =>
      withInstallation(context, async ({ users }) => {
        const password = await users.setPassword(email);
        printData(context.output, json, { email, password }, signInText(email, password));
      }),
    );

  users
    .command('disable')
    .description('all sessions of the user end, and none begins')
    .argument('<email>')
    .option('--json', 'print JSON', false)
    .action((email: string, { json }: Options) =>
      withInstallation(context, async ({ users }) => {
        await users.disable(email);
        printData(context.output, json, { email, disabled: true }, `${email} is disabled\n`);
      }),
    );
}

function signInText(email: string, password: string): string {
  return `e-mail    ${email}\npassword  ${password}   (shown once)\n`;
}
