import type { PlaceFacts } from './place/book';

/** What a law is about. */
export const SIDES = ['sale', 'rental'] as const;
export type Side = (typeof SIDES)[number];

/** The kinds of home that people choose from. */
export const HOMES = ['house', 'condominium', 'cooperative', 'apartment'] as const;
export type Home = (typeof HOMES)[number];

/** What the law finder needs of a law, for a sale or for a rental. */
export type Rule = {
  /** The day it came into force. */
  since: string;
  /** A test must be less than so many years old, where the law says so. */
  years?: number;
  /** Whether the law itself, or the official summary of it, can be read: where not, nothing is called exempt. */
  isPublic: boolean;
  /** The kinds of home it names; without them it names none. */
  homes?: Home[];
  /** The kinds of home it leaves out, and whether a text in force says so. */
  exempt?: Home[];
  isExemptSure: boolean;
  groundContact?: boolean;
  minimumUnits?: number;
  /** Whether it says by when both sides of a sale have the result, and what a tenant has when a lease is signed. */
  informs?: boolean;
  handsOver?: boolean;
  /** Whether a tenant's own result must be told to the landlord within days. */
  tenantNotice?: boolean;
  /** Whether the landlord answers such a notice with a test. */
  followsUp?: boolean;
  /** Whether it says if a high result must be fixed, and when a tenant may end the lease. */
  fixes?: boolean;
  /** Whether a tenant gets a result below a level. */
  below?: boolean;
  ends?: boolean;
  /** Whether a text in force leaves out homes by who lives in them, which nobody is asked. */
  leavesOut?: boolean;
  /** From which day on it may read otherwise: a change is proposed. */
  changes?: string;
};

export type LawFacts = {
  places: PlaceFacts;
  /** By the id of the law, and by side. */
  rules: Record<string, { sale?: Rule; rental?: Rule }>;
  /** Cities whose page says which other law holds for a sale, by jurisdiction. */
  saleRules: Record<string, string>;
  /** Towns of which nobody confirmed that a rental law holds there, by its id. */
  doubtfulPlaces: Record<string, string[]>;
  /** Jurisdictions that are exempt from a law which holds around them, by the id of the law. */
  exemptPlaces: Record<string, string[]>;
};
