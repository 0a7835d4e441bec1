import { Box } from '@karvon/ui/Box';
import { Text } from '@karvon/ui/Text';

// For layouts that Stack, Inline, Grid and Card do not cover.
export function CarNote() {
  return (
    <Box
      as="section"
      aria-label="Заметка"
      padding={[3, 4]}
      backgroundColor="sunken"
      border="hairline"
      borderRadius="md"
    >
      <Text as="p">Второй комплект шин в багажнике.</Text>
    </Box>
  );
}
