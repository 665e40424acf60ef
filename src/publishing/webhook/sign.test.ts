import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSecret, signatureHeaders } from './sign.ts';

const message = { id: 'msg_1', at: new Date(), body: '{"title":"Wärme ✓"}' };

describe('the signature of a message', () => {
  it('is checked by the library of the specification, with any of the secrets', () => {
    const secrets = [newSecret(), newSecret()];
    const headers = signatureHeaders(message, secrets);
    for (const secret of secrets)
      expect(new Webhook(secret).verify(message.body, headers)).toEqual({ title: 'Wärme ✓' });
    expect(() => new Webhook(newSecret()).verify(message.body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(secrets[0] ?? '').verify(`${message.body} `, headers)).toThrow('No matching signature');
  });

  it('is HMAC-SHA256 over id, seconds and body, as the specification says', () => {
    const secret = newSecret();
    const headers = signatureHeaders(message, [secret]);
    const seconds = Math.floor(message.at.getTime() / 1000);
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(key).toHaveLength(32);
    const expected = createHmac('sha256', key).update(`msg_1.${seconds}.${message.body}`).digest('base64');
    expect(headers).toEqual({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${expected}`,
    });
  });

  it('has another secret each time', () => {
    expect(newSecret()).not.toBe(newSecret());
  });
});
