/** What the check of the outline for placeholders gives when it finds none; it throws when it does. */
export interface PlaceholderCheck {
  /** False: the order wants no such check, so nothing later fails for a placeholder either. */
  readonly asked: boolean;
}
