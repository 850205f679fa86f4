import type { PlaceFacts } from './place/book';

/** The transactions that a law can cover. */
export const SIDES = ['sale', 'rental'] as const;
export type Side = (typeof SIDES)[number];

/** The kinds of home that visitors choose from. */
export const HOMES = ['house', 'condominium', 'cooperative', 'apartment'] as const;
export type Home = (typeof HOMES)[number];

/** What the law finder needs to know about a law on sales or on rentals. */
export type Rule = {
  /** The day it came into force, as YYYY-MM-DD. */
  since: string;
  /** A test must be less than this many years old; undefined if the law does not say. */
  years?: number;
  /**
   * False if all that is known of the law is the company's own information: then no home is called exempt for its
   * ground contact or its number of units.
   */
  isPublic: boolean;
  /** The kinds of home it names; undefined if it names none. */
  homes?: Home[];
  /** The kinds of home it exempts. */
  exempt?: Home[];
  /** True if somebody read the exempt kinds of home in a text in force. */
  isExemptSure: boolean;
  /** True if it covers only homes that touch the ground. */
  groundContact?: boolean;
  /** For a rental, the number of units from which it applies. */
  minimumUnits?: number;
  /** For a sale, true if it says who gets the result. */
  informs?: boolean;
  /** For a rental, true if it says what is due when a lease is signed. */
  handsOver?: boolean;
  /** True if a tenant must report a result of their own to the landlord within some days. */
  tenantNotice?: boolean;
  /** True if the landlord must answer such a notice with a test. */
  followsUp?: boolean;
  /** True if it says whether a high result must be fixed. */
  fixes?: boolean;
  /** True if a high result in a rental must be fixed from a level on, so that a tenant gets a result below it. */
  below?: boolean;
  /** True if it says when a tenant may end the lease. */
  ends?: boolean;
  /** True if a text in force exempts rentals by who lives in them, which the tool does not ask. */
  leavesOut?: boolean;
  /** First day of a proposed change, as YYYY-MM-DD. */
  changes?: string;
};

export type LawFacts = {
  places: PlaceFacts;
  /** Rules by the id of the law, and by side. */
  rules: Record<string, { sale?: Rule; rental?: Rule }>;
  /** Laws of cities whose page says which other law applies to a sale, by jurisdiction. */
  saleRules: Record<string, string>;
  /** Towns where nobody has confirmed that a rental law applies, by the id of the law. */
  doubtfulPlaces: Record<string, string[]>;
  /** Jurisdictions that are exempt from the law around them, by the id of the law. */
  exemptPlaces: Record<string, string[]>;
};
