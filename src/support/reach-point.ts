/**
 * Named points in the life of a job. The product passes a function that does nothing; the crash tests pass one that
 * slows down, tells, or dies there, so that a death between an effect and its record can be brought about on purpose.
 */
export type ReachPoint = (name: string) => void | Promise<void>;

export const passThrough: ReachPoint = () => undefined;
