import type { Example } from '../example.ts'
import { TextLink } from './text-link.tsx'

export const textLinkExamples: Example[] = [
  {
    name: 'in a sentence',
    render: () => (
      <p>
        Someone has a wire and a date. We look at both, <TextLink href="#sample">run a sample</TextLink> and say what is
        possible.
      </p>
    ),
  },
  {
    name: 'opens beside the page',
    render: () => (
      <p>
        Read the{' '}
        <TextLink href="#standard" newTabLabel="opens in a new tab">
          standard for crimped connections
        </TextLink>{' '}
        before you choose a tool.
      </p>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <p lang="de">
        Mehr zur{' '}
        <TextLink href="#crimp">
          Hochgeschwindigkeitskabelkonfektionierungsmaschinensteuerungssoftwareaktualisierung
        </TextLink>
        .
      </p>
    ),
  },
]
