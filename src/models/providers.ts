import { parsedUrl } from '../contract/parsed-url.ts';
import type { Clock } from '../support/clock.ts';
import { OperatorError } from '../support/operator-error.ts';
import type { CallLimits } from './call-watch.ts';
import { type ProviderAccess, SDK_PROVIDERS, type SdkProviderId } from './sdk-providers.ts';
import { SdkTransport } from './sdk-transport.ts';
import type { ModelTransport } from './transport.ts';

export interface SdkModelSettings {
  readonly apiKey?: string | undefined;
  /** Needed for `openai-compatible`; replaces the provider's own address for the others. */
  readonly baseUrl?: string | undefined;
  readonly clock: Clock;
  readonly limits?: CallLimits;
}

/**
 * A model of one of the providers of the AI SDK. Loads nothing yet.
 * @throws OperatorError when its key or base URL is missing or wrong
 */
export function createSdkModel(
  { provider: id, model }: { readonly provider: SdkProviderId; readonly model: string },
  settings: SdkModelSettings,
): ModelTransport {
  const provider = SDK_PROVIDERS[id];
  const name = `${id}:${model}`;
  const apiKey = settings.apiKey?.trim() ?? '';
  if (apiKey === '' && provider.needsKey) {
    throw new OperatorError(`The model "${name}" needs the API key of ${id}, and none is set`);
  }
  const access: ProviderAccess = { apiKey, baseUrl: checkedBaseUrl(name, settings.baseUrl ?? provider.baseUrl) };
  return new SdkTransport({
    name,
    provider,
    load: (fetch, format) => provider.load(model, access, fetch, format),
    secrets: [apiKey],
    clock: settings.clock,
    ...(settings.limits === undefined ? {} : { limits: settings.limits }),
  });
}

function checkedBaseUrl(name: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined || baseUrl.trim() === '') {
    throw new OperatorError(`The model "${name}" needs a base URL, such as http://127.0.0.1:11434/v1`);
  }
  const url = parsedUrl(baseUrl);
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new OperatorError(`The base URL "${baseUrl}" of the model "${name}" is no http or https address`);
  }
  return baseUrl.trim().replace(/\/+$/, '');
}
