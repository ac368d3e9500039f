import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../frame/texts.tsx'

/** Asks first: nobody is offered the text afterwards. */
export function RetireText({ id, language }: { id: string; language: string }) {
  const texts = useTexts()
  const navigation = useNavigation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setIsAsked(true)}>
        {texts('desk.canned-retire')}
      </Button>
      <ModalDialog
        title={texts('desk.canned-retire')}
        closeLabel={texts('component.close')}
        open={isAsked}
        onOpenChange={setIsAsked}
        mustAnswer
        footer={
          <>
            <Button type="submit" form="retire-text" name="intent" value="retire" loading={navigation.state !== 'idle'}>
              {texts('desk.canned-retire')}
            </Button>
            <Button look="quiet" onClick={() => setIsAsked(false)}>
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
