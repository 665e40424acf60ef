/** The AI SDK's own layer, for what needs it. Loaded when it is first called: it takes memory that not everybody needs. */
export async function loadAi(): Promise<typeof import('ai')> {
  // Else it writes to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return await import('ai');
}
