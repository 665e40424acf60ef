import type { ModelCall, ModelReply, ModelRole } from '../models/language-model.ts';

/** The models of the installation, as the pipeline reaches them. */
export interface WritingModels {
  /** What answers are remembered under, besides their question. */
  readonly names: Readonly<Record<ModelRole, string>>;
  complete(call: ModelCall): Promise<ModelReply>;
}
