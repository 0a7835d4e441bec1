import { TextField } from '@karvon/ui/TextField';
import { useState } from 'react';

export function ShowroomName() {
  const [name, setName] = useState('Karvon Motors');
  return (
    <TextField
      label="Название салона"
      description="Так его увидят покупатели"
      isRequired
      maxLength={120}
      value={name}
      onChange={setName}
      errorMessage={name.trim() === '' ? 'Напишите название' : null}
    />
  );
}
