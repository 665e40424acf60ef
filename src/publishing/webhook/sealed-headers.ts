import { z } from 'zod';
import type { WebhookTarget } from '../../contract/write-blog-parts.ts';
import type { KeptWebhook } from '../../store/webhooks.ts';
import { open, type SealingKey, seal } from '../../support/sealed.ts';

/** What a customer's headers are sealed for; another purpose has another key. */
export const HEADERS_PURPOSE = 'the headers of a webhook';

const headers = z.record(z.string(), z.string());

/** @returns null when there are none */
export function sealHeaders(key: SealingKey, given: WebhookTarget['header']): Buffer | null {
  if (given === undefined || Object.keys(given).length === 0) return null;
  return seal(key, JSON.stringify(given));
}

/** @throws SealBrokenError when they were sealed with another secret */
export function openHeaders(key: SealingKey, sealed: Uint8Array | null): Record<string, string> {
  return sealed === null ? {} : headers.parse(JSON.parse(open(key, sealed)));
}

/** A webhook as the job of its order keeps it. */
export function keptWebhook(key: SealingKey, { url, header }: WebhookTarget): KeptWebhook {
  return { url, headers: sealHeaders(key, header)?.toString('base64') ?? null };
}

/** What `keptWebhook` has sealed. */
export function sealedBytes({ headers: sealed }: KeptWebhook): Buffer | null {
  return sealed === null ? null : Buffer.from(sealed, 'base64');
}
