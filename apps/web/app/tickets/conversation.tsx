import { FlashMessage } from '@ferrule/ui/flash-message'
import { Thread } from '@ferrule/ui/thread'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { saveFile } from '../files/save-file.ts'
import { type Conversed, useConversation } from './use-conversation.ts'

/** What both sides wrote. Its files are fetched with the reader's own token: a link alone opens none. */
export function Conversation({ whole, aside }: { whole: Conversed; aside?: ReactNode }) {
  const texts = useTexts()
  const [isFailed, setIsFailed] = useState(false)
  const openFile = async (id: string, fileName: string) => setIsFailed(!(await saveFile(id, fileName)))
  const entries = useConversation(whole, (id, fileName) => void openFile(id, fileName))
  return (
    <Panel id="conversation" title={texts('ticket.conversation')} aside={aside}>
      {isFailed && <FlashMessage kind="error" title={texts('upload.download-failed')} />}
      <Thread entries={entries} />
    </Panel>
  )
}
