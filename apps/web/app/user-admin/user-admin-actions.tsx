import { Button } from '@ferrule/ui/button'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { ImportUsers } from './import-users.tsx'

/** Imports a CSV file with users. */
export function UserAdminActions() {
  const texts = useTexts()
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsImporting(true)}>
        {texts('component.import-csv')}
      </Button>
      <ImportUsers open={isImporting} onOpenChange={setIsImporting} />
    </>
  )
}
