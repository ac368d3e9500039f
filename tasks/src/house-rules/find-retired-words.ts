/**
 * Names that were replaced by the word of the field, as `[expression, replacement]`. They are refused in file names,
 * code, comments and documents, so that no idea gets two names again.
 */
const retiredWords: [RegExp, string][] = [
  [/\bwish(es|ed)?\b|Wish(es)?(?![a-z])|\bwish(es)?(?=[A-Z_-])/, 'filters, query, options'],
  [/\bwhoever\b|\banew\b/i, 'a subject of the field: the visitor, the caller, the worker'],
  [/\b(Tickets|Service|Parts|Desk)Away\b|-away\.[jt]sx?\b|\borAway\b|\bisAway\b/, 'Unavailable'],
  [/\bKept[A-Z]\w*|\bkept[-_][a-z]\w*|\bkept[A-Z]\w*/, 'saved, cached, offline or pending'],
  [
    /\bkeep(Realm|Flow|Shown|CannedText|CompleteSites|Draft|Facts|Hosts)\b/,
    'reconcile, save, filter or keepPreviousData',
  ],
  [/\bforget(Person|Mails|Draft|File|Records)\w*/, 'erase, delete or clear'],
  [/\bask(Data|Tickets|ContentService|Outside|Recaptcha)\b|\bask-(data|recaptcha|outside)\b/, 'query, fetch or verify'],
  [/\b[Oo]utsideEvent|\boutside_event\b|\bisFromOutside\b|\bOUTSIDE_/, 'external'],
  [/\bhearTicketSystem\b|\bpassTicketOn\b/, 'pullTicketEvents, enqueueTicketDelivery'],
  [/\btell(Team|Person|Sender|Visitor|Customer)\b|\bTelling\b|\buntilTold\b/, 'notify'],
  [/\brenew(System|News|Tree|Lists)\b|\bContentLevels\b/, 'refresh, CacheTiers'],
  [/\b[Ss]hel(f|ves)\b|\bwarmShelf\b|\bShelf[A-Z]?\w*/, 'SiteLanguage'],
  [/\bcreateTurns\b|\bTooManyWaiting\b/, 'createKeyedMutex, createSemaphore, QueueFullError'],
  [/\bannounce(Change|Shown)\b|\bfind-showing\b/, 'enqueuePageRefresh, find-references'],
  [/-door(\.[jt]sx?)?\b|\b\w+Door\b/, 'handler'],
  [/\bwork(For|As|ForService)\b(?=\()|\bnarrowTo\b/, 'withUserScope, withScope, setRowScope'],
  [/\bforThisReader\b|\bsharedPage\b|\borUnavailable\b/, 'privateNoStore, publicCacheHeaders, orThrow503'],
  [/\bclaimSend\b|\bsend-once\b|\bwithSendKey\b/, 'claimIdempotencyKey, idempotency'],
  [/\bcreateReadAgain\b|\bread-again\b|\bnullIsAnswer\b/, 'revalidation, allowNull'],
  [/\bReadBy\b|\bLocaleOffer\b|\bisSoldIn\b|\bNotSold\w*/, 'Localised, AvailableLocales, isAvailableIn'],
  [/\bInformedProduct\b|\bWhole(Ticket|Order)\b|\bShown(Ticket|Request|Part)\b/, 'Details, Row or View'],
  [
    /\bWhatHappens\b|\bMachineConcerned\b|\b(Ticket|Order)Surroundings\b/,
    'ProblemFields, AffectedMachine, FormOptions',
  ],
  [/\b(to|use)[A-Z]\w*Words\b|\b[a-z]+-words\.[jt]sx?\b/, 'Labels'],
  [/\bfilms?\b|\bFilm[A-Z]?\w*|\bfilm[A-Z_-]\w*/, 'video'],
  [/\bjudg(e|es|ed|ing)\b|\bjudge[A-Z]\w*/i, 'validate, assess'],
  [/\bmost(Bytes|Moves|Items|Again|Tries|Steps|Stale|Ratio|Parts|Ids|Rows|Files|Pages)\b/, 'max…'],
  [/\bformatMoment\b|\btoMoments\b|\binsteadOfOwn\b/, 'formatDateTime, toScheduledTransitions, fallbackVersions'],
  [/\bdraw(Document|Application|Order|DataSheet|Table|Code)\b|\bDrawnStyles\b/, 'render…'],
  [/\bmachinePlate\b|\bnameInPlant\b|\bplaceInPlant\b/, 'nameplate, assetName, position'],
  [/\bpart_of_product\b|\bstoredAs\b|\bstored_as\b|\baskedBy\b|\basked_by\b/, 'product_part, storageKey, requestedBy'],
  [
    /\bplayed-\w+|\bThrowAwayPerson\b|\bstandBetween\b|-for-tests\.tsx?\b/,
    'fake-, TemporaryUser, interceptProxy, .fixture.ts',
  ],
  [
    /\baccessibilityFaults\b|\bfindHouseFaults\b|\brareBlock\b/,
    'accessibilityViolations, checkHouseRules, lazyStyleBlock',
  ],
]

const expressions = retiredWords.map(([{ source, flags }, use]) => ({
  expression: new RegExp(source, `${flags}g`),
  use,
}))

/** Positions of retired names in a text, each with the word to use. */
export function findRetiredWords(text: string): { index: number; word: string; use: string }[] {
  return expressions
    .flatMap(({ expression, use }) =>
      [...text.matchAll(expression)].map((found) => ({ index: found.index, word: found[0], use })),
    )
    .sort((one, other) => one.index - other.index)
}
