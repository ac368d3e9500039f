import { text } from '../blocks/text-blocks.ts'
import type { PictureName } from '../pictures.ts'
import type { SeedBlock } from '../seed-block.ts'
import type { SeedPage, SeedText } from '../seed-page.ts'

type ReleaseText = { title: string; lead: string; blocks: SeedBlock[] }

type Release = { slug: string; day: string; adHoc?: boolean; image?: PictureName; en: ReleaseText; de: ReleaseText }

/** Last block of every release: the media contact. */
const contacts = {
  en: text(
    'Media contact',
    'Roman Bächler, Corporate communications, +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    'Norlitz is an invented company. All figures are demo data.',
  ),
  de: text(
    'Medienkontakt',
    'Roman Bächler, Unternehmenskommunikation, +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    'Norlitz ist ein erfundenes Unternehmen. Alle Zahlen sind Demodaten.',
  ),
}

/** Creates a media release. Ad hoc notices are published before the stock exchange opens. */
export function toRelease({ slug, day, adHoc = false, image, en, de }: Release): SeedPage {
  return {
    siteSlug: '',
    slug,
    parent: 'media-releases',
    theme: 'Default',
    pageType: 'MediaRelease',
    ...(image ? { image } : {}),
    publishedAt: `${day}T${adHoc ? '05:00' : '08:00'}:00.000Z`,
    mediaRelease: { adHoc },
    texts: { en: toText(en, contacts.en), de: toText(de, contacts.de) },
  }
}

function toText({ title, lead, blocks }: ReleaseText, contact: SeedBlock): SeedText {
  return { title, description: lead, leadText: lead, blocks: [...blocks, contact] }
}
