import { expect, test } from 'vitest'
import type { TextKey } from '../catalogue.ts'
import { english } from '../catalogues/english.ts'

/** Lists of the specification and their key prefixes. Other tests prove the statements, hence no brackets. */
const lists: readonly (readonly [statement: string, prefix: string, texts: readonly string[]])[] = [
  [
    'the columns of the ticket list S3-074',
    'ticket.column.',
    'Ticket ID|Type|Subject|Machine|Serial number|Concern|Status|Contact|Created on|Replies'.split('|'),
  ],
  ['the statuses of a product S4-030', 'product-information.status.', ['Active', 'Discontinued', 'Cancelled']],
  [
    'the access statuses of user administration S4-021',
    'user-admin.status.',
    'Invited|Invite expired|Access requested|Active|Inactive|Declined|Unknown'.split('|'),
  ],
  ['the types of contact S2-133', 'locations.contact-type.', ['Sales and service', 'Production', 'Distributor']],
  ['the stages of content S4-051', 'editor.stage.', ['Draft', 'Published']],
  [
    'the availability of a part S3-048',
    'parts.availability.',
    ['In stock', 'Few in stock', 'Last pieces', 'Out of stock'],
  ],
]

test.each(lists)('has all texts of %s', (_statement, prefix, texts) => {
  const keys = (Object.keys(english) as TextKey[]).filter((key) => key.startsWith(prefix))
  expect(keys.map((key) => english[key])).toEqual(texts)
})

/** Statements about texts on a screen, with their keys. */
const requiredKeys: readonly (readonly [statement: string, keys: readonly TextKey[]])[] = [
  ['footer links S2-087', ['footer.terms-of-use', 'footer.privacy', 'footer.imprint', 'footer.terms-and-conditions']],
  ['contact question S2-089 and cookie settings S2-088', ['footer.contact-question', 'footer.cookie-settings']],
  [
    'the user menu S2-090',
    ['user-menu.account-settings', 'user-menu.tickets', 'user-menu.dashboard', 'user-menu.direct'],
  ],
  [
    'investor tables S2-122 to S2-131',
    [
      'investors.dividend-policy',
      'investors.share-distribution',
      'investors.key-data-per-share',
      'investors.share-price',
      'investors.total-return',
      'investors.shareholders',
      'investors.annual-figures',
      'investors.financial-calendar',
      'investors.annual-report',
    ],
  ],
  ['terms documents S2-142', ['terms.document-title', 'terms.document-locations', 'terms.valid-from']],
  [
    'translation states S4-047',
    ['editor.translation.translated', 'editor.translation.marked', 'editor.translation.in-progress'],
  ],
  [
    'failures of user administration S8-015 to S8-022',
    [
      'user-admin.failed.adding',
      'user-admin.failed.granting',
      'user-admin.failed.accepting',
      'user-admin.failed.updating',
      'user-admin.failed.resending',
      'user-admin.failed.denying',
      'user-admin.failed.withdrawing',
      'user-admin.failed.removing-organisation',
    ],
  ],
]

test.each(requiredKeys)('has texts for %s', (_statement, keys) => {
  expect(keys.filter((key) => !Object.hasOwn(english, key))).toEqual([])
})
