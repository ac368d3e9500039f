import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'

/** Retires a canned text after a confirmation; agents can no longer choose it afterwards. */
export function RetireText({ id, language }: { id: string; language: string }) {
  const texts = useTexts()
  const navigation = useNavigation()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        {texts('desk.canned-retire')}
      </Button>
      <ModalDialog
        title={texts('desk.canned-retire')}
        closeLabel={texts('component.close')}
        open={isConfirming}
        onOpenChange={setIsConfirming}
        requiresChoice
        footer={
          <>
            <Button type="submit" form="retire-text" name="intent" value="retire" loading={navigation.state !== 'idle'}>
              {texts('desk.canned-retire')}
            </Button>
            <Button variant="quiet" onClick={() => setIsConfirming(false)}>
              {texts('component.cancel')}
            </Button>
          </>
        }
      >
        <Form id="retire-text" method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="language" value={language} />
          <p>{texts('desk.canned-retire-text')}</p>
        </Form>
      </ModalDialog>
    </>
  )
}
