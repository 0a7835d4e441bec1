import { Disclosure } from '@karvon/ui/Disclosure';
import { NumberField } from '@karvon/ui/NumberField';
import { useState } from 'react';

export function MoreAboutCar() {
  const [owners, setOwners] = useState<number | null>(1);
  const error = owners === 0 ? 'Не меньше одного' : null;
  return (
    <Disclosure
      title="Ещё о машине"
      note={owners === null ? undefined : `Владельцев: ${owners}`}
      isForced={error !== null}
    >
      <NumberField label="Владельцев" value={owners} onChange={setOwners} errorMessage={error} />
    </Disclosure>
  );
}
