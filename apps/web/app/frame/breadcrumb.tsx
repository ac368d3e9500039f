import type { Breadcrumb as Step } from '@ferrule/domain/navigation/breadcrumbs'
import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { Breadcrumbs } from '@ferrule/ui/breadcrumbs'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from './frame.ts'
import { useTexts } from './texts.tsx'
import { useToHref } from './use-to-href.ts'

type BreadcrumbProps = {
  current: string
  /** The items between home and this page; paths without locale. */
  steps?: readonly Step[]
  /** The path of the last item, if it is a link; without locale. */
  currentPath?: string | undefined
}

/** The breadcrumbs from home to the current page. */
export function Breadcrumb({ current, steps = [], currentPath }: BreadcrumbProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const toHref = useToHref()
  const hrefOf = (path: string | undefined) => (path === undefined ? undefined : toHref(readLinkTarget(path)))
  const links = steps.flatMap(({ title, path }) => {
    const href = hrefOf(path)
    return href ? [{ label: title, href }] : []
  })
  return (
    <Wrap>
      <Breadcrumbs
        label={texts('frame.breadcrumb')}
        steps={[{ label: texts('frame.home'), href: home }, ...links]}
        current={current}
        currentHref={hrefOf(currentPath)}
      />
    </Wrap>
  )
}
