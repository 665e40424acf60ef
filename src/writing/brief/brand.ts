/** A brand that an order names: who speaks in its article. What it says of itself is data, never instructions. */
export interface Brand {
  readonly id: string;
  /** As it is spelled. */
  readonly name: string;
  /** What it stands for and how it speaks, in its own words; empty where nothing was said. */
  readonly description: string;
}

/** The brands of an account; `app.ts` fits `knowledge/` to it. */
export interface Brands {
  /** Null where the account's store has no such brand. */
  find(query: {
    readonly accountId: string;
    readonly storeId: string;
    readonly brandId: string;
  }): Promise<Brand | null>;
}
