/// Names, each kept once, by numbers from 0.
#[derive(Default)]
pub struct Table {
    text: String,
    /// Where each name ends in `text`.
    ends: Vec<usize>,
    /// Numbers in the order of their names. `find` halves this list, so whatever adds a name keeps the order.
    by_name: Vec<u32>,
}

impl Table {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The number of a name, which is new or not.
    pub fn add(&mut self, name: &str) -> u32 {
        match self.place(name) {
            Ok(at) => self.by_name[at],
            Err(at) => {
                let number = self.push(name);
                self.by_name.insert(at, number);
                number
            }
        }
    }

    pub fn find(&self, name: &str) -> Option<u32> {
        self.place(name).ok().map(|at| self.by_name[at])
    }

    /// The name of a number; None if it was never given.
    pub fn name(&self, number: u32) -> Option<&str> {
        if (number as usize) < self.ends.len() {
            // SAFETY: the number is less than len().
            Some(unsafe { self.name_unchecked(number) })
        } else {
            None
        }
    }

    /// # Safety
    ///
    /// `number` is less than `len()` now: a number that this table gave before a call of `forget_from` may not be.
    unsafe fn name_unchecked(&self, number: u32) -> &str {
        let at = number as usize;
        let start = if at == 0 {
            0
        } else {
            *self.ends.get_unchecked(at - 1)
        };
        self.text.get_unchecked(start..*self.ends.get_unchecked(at))
    }

    fn place(&self, name: &str) -> Result<usize, usize> {
        // SAFETY: by_name holds numbers of names that are in the table.
        self.by_name
            .binary_search_by(|&number| unsafe { self.name_unchecked(number) }.cmp(name))
    }

    fn push(&mut self, name: &str) -> u32 {
        let number = u32::try_from(self.ends.len()).expect("fewer names than a u32 can count");
        self.text.push_str(name);
        self.ends.push(self.text.len());
        number
    }
}
