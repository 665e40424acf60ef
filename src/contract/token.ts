import { z } from 'zod';
import { LIMITS } from './choices.ts';
import { defineOperation } from './operation.ts';
import { DEFAULT_META } from './primitives.ts';

const { min, max, default: byDefault } = LIMITS.tokenExpiryDays;

const TokenBody = z
  .strictObject({
    accessKey: z.string().min(1).meta({ description: 'Access key of a key pair' }),
    secretKey: z.string().min(1).meta({ description: 'Secret key of the same pair' }),
    tokenExpiry: z
      .number()
      .int()
      .min(min)
      .max(max)
      .nullish()
      .transform((days) => days ?? byDefault)
      .meta({ description: 'Days until the token ends', [DEFAULT_META]: byDefault }),
  })
  .meta({ id: 'TokenBody', description: 'A key pair to exchange for a token' });

const Token = z
  .object({ token: z.string().meta({ description: 'Token for header `X-OPENAPI-TOKEN`' }) })
  .meta({ id: 'Token', description: 'A token' });

export const tokenOperations = {
  issueToken: defineOperation({
    summary: 'Get A Token',
    description:
      'Exchanges an access key and a secret key for a token. An unknown access key and a wrong secret get the same answer.',
    method: 'POST',
    path: '/v1/token',
    auth: 'none',
    tag: 'Access',
    body: TokenBody,
    response: Token,
    envelope: 'v1',
    errors: ['unauthorized'],
    examples: [
      {
        summary: 'A token for thirty days',
        body: { accessKey: '<ACCESS_KEY>', secretKey: '<SECRET_KEY>', tokenExpiry: 30 },
        response: { token: '<ACCESS_TOKEN>' },
      },
    ],
  }),
};
