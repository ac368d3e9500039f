import type { BlockProps } from './block-props.ts'
import type { LazyStyleContent } from './lazy-style-blocks.ts'
import { ChartGrid } from './chart-grid/component.tsx'
import { Chart } from './chart/component.tsx'
import { ContactPanel } from './contact-panel/component.tsx'
import { EmbeddedSearch } from './embedded-search/component.tsx'
import { ForceCurve } from './force-curve/component.tsx'
import { Form } from './form/component.tsx'
import { Gallery } from './gallery/component.tsx'
import { Hero } from './hero/component.tsx'
import { InvestorTable } from './investor-table/component.tsx'
import { LocationMap } from './location-map/component.tsx'
import { LocationTeaser } from './location-teaser/component.tsx'
import { LogoStrip } from './logo-strip/component.tsx'
import { MachineChooser } from './machine-chooser/component.tsx'
import { MachineComparison } from './machine-comparison/component.tsx'
import { OpenPositions } from './open-positions/component.tsx'
import { People } from './people/component.tsx'
import { PressKit } from './press-kit/component.tsx'
import { Table } from './table/component.tsx'
import { Timeline } from './timeline/component.tsx'
import { Video } from './video/component.tsx'

/** Blocks whose styles only pages that contain them link. */
export function LazyStyleBlock({ content, addresses, labels, first }: BlockProps<LazyStyleContent>) {
  switch (content.blockType) {
    case 'hero':
      return <Hero content={content} addresses={addresses} first={first} />
    case 'timeline':
      return <Timeline content={content} />
    case 'gallery':
      return <Gallery content={content} addresses={addresses} labels={labels.gallery} />
    case 'logo-strip':
      return <LogoStrip content={content} addresses={addresses} />
    case 'video':
      return <Video content={content} addresses={addresses} labels={labels.video} />
    case 'table':
      return <Table content={content} labels={labels} />
    case 'investor-table':
      return <InvestorTable content={content} addresses={addresses} labels={labels} />
    case 'chart':
      return <Chart content={content} labels={labels} />
    case 'chart-grid':
      return <ChartGrid content={content} addresses={addresses} labels={labels} />
    case 'people':
      return <People content={content} addresses={addresses} />
    case 'force-curve':
      return <ForceCurve content={content} addresses={addresses} labels={labels} />
    case 'location-map':
      return <LocationMap content={content} addresses={addresses} labels={labels} />
    case 'location-teaser':
      return <LocationTeaser content={content} addresses={addresses} />
    case 'press-kit':
      return <PressKit content={content} addresses={addresses} labels={labels.pressKit} />
    case 'machine-chooser':
      return <MachineChooser content={content} addresses={addresses} labels={labels} />
    case 'machine-comparison':
      return <MachineComparison content={content} addresses={addresses} labels={labels} />
    case 'open-positions':
      return <OpenPositions content={content} addresses={addresses} labels={labels} />
    case 'contact-panel':
      return <ContactPanel content={content} addresses={addresses} labels={labels} />
    case 'form':
      return <Form content={content} addresses={addresses} labels={labels} />
    case 'embedded-search':
      return <EmbeddedSearch content={content} addresses={addresses} labels={labels.search} />
  }
}
