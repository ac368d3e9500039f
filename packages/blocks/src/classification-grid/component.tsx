import { Icon } from '@ferrule/ui/icon'
import type { Addresses } from '../addresses.ts'
import { Cells, LinkCell } from '../sections/cells.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import type { ClassificationGridContent } from './block.ts'

/** The icon for quality shows the cross-section of a crimp. */
const icons = { cut: 'cut', crimp: 'crimp', mark: 'mark', twist: 'twist', test: 'test', quality: 'section' } as const

type ClassificationGridProps = { content: ClassificationGridContent; addresses: Addresses }

export function ClassificationGrid({ content, addresses }: ClassificationGridProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <Cells count={content.families.length}>
        {content.families.map(({ process, range, ...family }) => (
          <LinkCell
            key={family.href + family.title}
            cell={{ ...family, foot: range }}
            addresses={addresses}
            of={content.families.length}
            shape="machine"
            icon={<Icon name={icons[process]} />}
          />
        ))}
      </Cells>
    </HeadSection>
  )
}
