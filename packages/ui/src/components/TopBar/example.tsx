import { useState } from 'react';
import { useSample } from '../../testing/sample-texts/SampleTexts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import type { TopBarProps } from './TopBar';

function Language() {
  const [language, setLanguage] = useState('ru');
  const sample = useSample();
  return (
    <SegmentedControl
      size="sm"
      aria-label={sample('Язык')}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'ru', label: 'RU' },
        { value: 'uz', label: 'UZ' },
      ]}
    />
  );
}

const nothing = () => undefined;

export const exampleTopBar = {
  back: { label: 'Назад', onPress: nothing },
  forward: { label: 'Вперёд', onPress: nothing, isDisabled: true },
  search: { label: 'Поиск', keys: 'Ctrl F', onPress: nothing },
  languageSwitch: <Language />,
  theme: { value: 'light', label: 'Тёмная тема', onPress: nothing },
  notifications: { label: 'Есть новые уведомления', hasNew: true, onPress: nothing },
} satisfies TopBarProps;
