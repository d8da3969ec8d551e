/** The texts of the TXT records of a name. `unknown` if no DNS server gave an answer: the record may be there or not. */
export type DomainTexts = { outcome: 'read'; texts: string[] } | { outcome: 'unknown' };

/** Reads records of the DNS. */
export type DomainRecords = {
  /** Never throws. A name without TXT records has no texts. */
  readTexts(name: string): Promise<DomainTexts>;
};
