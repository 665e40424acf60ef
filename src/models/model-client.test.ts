import { describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import { deferred } from '../support/deferred.ts';
import { silentLogger } from '../support/logger.ts';
import { createModelClient } from './model-client.ts';
import { CALL, VALUE } from './model-lab.fixture.ts';
import type { ModelTransport, TransportReply, TransportRequest } from './transport.ts';

/** A transport that answers when it is told to. */
function heldTransport(name: string, provider: string) {
  const asked: TransportRequest[] = [];
  const open: { answer(reply?: Partial<TransportReply>): void }[] = [];
  let closes = 0;
  const transport: ModelTransport = {
    name,
    provider,
    generate: (request) => {
      asked.push(request);
      const { promise, resolve } = deferred<TransportReply>();
      open.push({ answer: (reply) => resolve({ text: JSON.stringify(VALUE), finish: 'stop', usage: {}, ...reply }) });
      return promise;
    },
    close: () => {
      closes += 1;
      return Promise.resolve();
    },
  };
  return { transport, asked, open, closes: () => closes };
}

function clientOf(models: Record<'plan' | 'write' | 'check', ModelTransport>, atOnce: number) {
  return createModelClient({
    models,
    limits: { atOnce, accountAtOnce: atOnce },
    priceOf: () => undefined,
    clock: new FixedClock('2026-11-28'),
    random: () => 0,
    wait: () => Promise.resolve(),
    logger: silentLogger,
  });
}

const options = { signal: new AbortController().signal, accountId: 'account_1' };
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a model client', () => {
  it('asks the model of the role, and gives back what is shared once', async () => {
    const big = heldTransport('big:model', 'big');
    const small = heldTransport('small:model', 'small');
    const client = clientOf({ plan: big.transport, write: big.transport, check: small.transport }, 9);
    expect([client.nameOf('plan'), client.nameOf('write'), client.nameOf('check')]).toEqual([
      'big:model',
      'big:model',
      'small:model',
    ]);
    const reply = client.complete({ ...CALL, role: 'check', temperature: 0.2 }, options);
    await settled();
    expect(big.asked).toHaveLength(0);
    expect(small.asked).toMatchObject([{ temperature: 0.2, maxOutputTokens: 500 }]);
    small.open[0]?.answer();
    expect(await reply).toMatchObject({ value: VALUE, attempts: [{ model: 'small:model' }], evidenceDropped: 0 });
    await client.close();
    expect([big.closes(), small.closes()]).toEqual([1, 1]);
  });

  it('holds back what is too much for a provider, whatever the role', async () => {
    const big = heldTransport('big:model', 'provider');
    const small = heldTransport('small:model', 'provider');
    const client = clientOf({ plan: big.transport, write: big.transport, check: small.transport }, 2);
    const replies = (['plan', 'write', 'check'] as const).map((role) => client.complete({ ...CALL, role }, options));
    await settled();
    expect([big.asked.length, small.asked.length]).toEqual([2, 0]);
    big.open[0]?.answer();
    await settled();
    expect([big.asked.length, small.asked.length]).toEqual([2, 1]);
    big.open[1]?.answer();
    small.open[0]?.answer();
    expect(await Promise.all(replies)).toHaveLength(3);
  });

  it('gives the place back when a request fails by a mistake of ours', async () => {
    const broken: ModelTransport = {
      name: 'broken:model',
      provider: 'broken',
      generate: () => Promise.reject(new TypeError('oops')),
    };
    const client = clientOf({ plan: broken, write: broken, check: broken }, 1);
    await expect(client.complete(CALL, options)).rejects.toThrow(TypeError);
    await expect(client.complete(CALL, options)).rejects.toThrow(TypeError);
  });

  it('estimates tokens only where an answer came without a count, and never their price', async () => {
    const { transport, open } = heldTransport('some:model', 'some');
    const client = clientOf({ plan: transport, write: transport, check: transport }, 1);
    const reply = client.complete(CALL, options);
    await settled();
    open[0]?.answer();
    const [attempt] = (await reply).attempts;
    expect(attempt).toMatchObject({ outcome: 'answered', isEstimate: true });
    expect(attempt?.inputTokens).toBeGreaterThan(50);
    expect(attempt).not.toHaveProperty('costUsd');
    expect(attempt).not.toHaveProperty('cachedInputTokens');
  });
});
