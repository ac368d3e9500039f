import type { KeptParts } from '@ferrule/domain/parts/kept-parts'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useRevalidator } from 'react-router'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../parts.module.css'
import { removeCopy } from './kept-copies.ts'
import { toKeptPage } from './kept-names.ts'
import { useCopyAge } from './use-copy-age.ts'

/** How old the copy is, what that means, and the ways to a newer one or to none. */
export function KeptHead({ copy, isOnline }: { copy: KeptParts; isOnline: boolean }) {
  const texts = useTexts()
  const toAge = useCopyAge()
  const { revalidate } = useRevalidator()
  const { portalHome } = useFrame()
  const { product, serial } = copy
  const remove = async () => {
    await removeCopy(toKeptPage(portalHome), serial)
    await revalidate()
  }
  return (
    <>
      <FlashMessage title={toAge(copy)}>{texts(isOnline ? 'kept-parts.online' : 'kept-parts.offline')}</FlashMessage>
      <p className={classes.buttons}>
        {isOnline && (
          <ButtonLink
            look="secondary"
            href={`${portalHome}/product-information/${product.slug}?serial=${encodeURIComponent(serial)}`}
          >
            {texts('kept-parts.current')}
          </ButtonLink>
        )}
        <Button look="quiet" onClick={() => void remove()}>
          {texts('kept-parts.remove')}
        </Button>
      </p>
    </>
  )
}
