import type { Example } from '../example.ts'
import { SkipLink } from './skip-link.tsx'

export const skipLinkExamples: Example[] = [
  {
    name: 'seen once it has focus',
    render: () => (
      <>
        <p id="skip-target">Press the tab key to see the link.</p>
        <SkipLink href="#skip-target">Skip to content</SkipLink>
      </>
    ),
  },
]
