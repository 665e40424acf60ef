import type { Settings } from '../config/settings.ts';
import type { EmbeddingProviderId } from '../models/embedding.ts';

/** Providers that are reached over the network. */
type RemoteProvider = 'anthropic' | EmbeddingProviderId;

/** Key and address of a provider, as the settings have them. Undefined: no key, or the provider's own address. */
export function accessOf(
  provider: RemoteProvider,
  settings: Settings,
): { readonly apiKey: string | undefined; readonly baseUrl: string | undefined } {
  switch (provider) {
    case 'anthropic':
      return { apiKey: settings.anthropicKey, baseUrl: settings.anthropicUrl };
    case 'openai':
      return { apiKey: settings.openaiKey, baseUrl: settings.openaiUrl };
    case 'google':
      return { apiKey: settings.googleKey, baseUrl: settings.googleUrl };
    case 'openai-compatible':
      return { apiKey: settings.modelApiKey, baseUrl: settings.modelBaseUrl };
  }
}
