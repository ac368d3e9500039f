import type { Breadcrumb as Step } from '@ferrule/domain/navigation/breadcrumbs'
import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { Breadcrumbs } from '@ferrule/ui/breadcrumbs'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from './frame.ts'
import { useTexts } from './texts.tsx'
import { useToHref } from './use-to-href.ts'

type BreadcrumbProps = {
  current: string
  /** Those between home and here; their paths are without locale. */
  steps?: readonly Step[]
}

/** Home, then what lies between, then where the reader is. */
export function Breadcrumb({ current, steps = [] }: BreadcrumbProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const toHref = useToHref()
  const links = steps.flatMap(({ title, path }) => {
    const href = path === undefined ? undefined : toHref(readLinkTarget(path))
    return href ? [{ label: title, href }] : []
  })
  return (
    <Wrap>
      <Breadcrumbs
        label={texts('frame.breadcrumb')}
        steps={[{ label: texts('frame.home'), href: home }, ...links]}
        current={current}
      />
    </Wrap>
  )
}
