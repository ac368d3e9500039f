import type { TextKey } from '@ferrule/texts/catalogue'

/** What the header leads to, until each site brings its own navigation from the content service. */
export const mainNavigation: { text: TextKey; path: string }[] = [{ text: 'frame.company', path: '/company' }]

/** What every site must offer at its foot. */
export const legalNavigation: { text: TextKey; path: string }[] = [
  { text: 'footer.terms-of-use', path: '/terms-of-use' },
  { text: 'footer.privacy', path: '/privacy' },
  { text: 'footer.imprint', path: '/imprint' },
  { text: 'footer.terms-and-conditions', path: '/terms-and-conditions' },
]
