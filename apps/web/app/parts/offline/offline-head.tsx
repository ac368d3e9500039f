import type { OfflinePartList } from '@ferrule/domain/parts/offline-part-list'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useRevalidator } from 'react-router'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../parts.module.css'
import { removeCopy } from './offline-copies.ts'
import { toStoredPage } from './cache-names.ts'
import { useCopyAge } from './use-copy-age.ts'

/** The age of an offline copy, with buttons to open the current list and to delete the copy. */
export function OfflineHead({ copy, isOnline }: { copy: OfflinePartList; isOnline: boolean }) {
  const texts = useTexts()
  const toAge = useCopyAge()
  const { revalidate } = useRevalidator()
  const { portalHome } = useFrame()
  const { product, serial } = copy
  const remove = async () => {
    await removeCopy(toStoredPage(portalHome), serial)
    await revalidate()
  }
  return (
    <>
      <FlashMessage title={toAge(copy)}>
        {texts(isOnline ? 'offline-parts.online' : 'offline-parts.offline')}
      </FlashMessage>
      <p className={classes.buttons}>
        {isOnline && (
          <ButtonLink
            variant="secondary"
            href={`${portalHome}/product-information/${product.slug}?serial=${encodeURIComponent(serial)}`}
          >
            {texts('offline-parts.current')}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => void remove()}>
          {texts('offline-parts.remove')}
        </Button>
      </p>
    </>
  )
}
